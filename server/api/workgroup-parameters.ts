import { workgroupParameter } from '../auth/require-user.ts'
import type { OpenApiParameter } from './openapi-document.ts'

const schema = { type: 'string', pattern: '^[1-9]\\d{0,9}$' }

/** How a call names its workgroup. @param header name of the header, which differs by brand */
export const workgroupParameters = (header: string): OpenApiParameter[] => [
  {
    name: header,
    in: 'header',
    required: false,
    description: 'Id of the workgroup; without it the first of the user. Each brand has a header of its own',
    schema,
  },
  {
    name: workgroupParameter,
    in: 'query',
    required: false,
    description: 'The same for links, frames and plain forms, which send no header. The header comes before it',
    schema,
  },
]
