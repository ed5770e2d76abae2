import { useMemo } from 'react'
import { createApiClient, type ApiClient } from '../../api/api-client.ts'
import { useSite } from '../../page/use-site.ts'

/** The calls of a page for those who are not signed in. */
export function useVisitorApi(): ApiClient {
  const { brand } = useSite()
  return useMemo(
    () =>
      createApiClient({
        brand: { workgroupHeader: brand?.workgroupHeader ?? '', viewportFlag: brand?.viewportFlag ?? '' },
        workgroupId: () => null,
      }),
    [brand],
  )
}
