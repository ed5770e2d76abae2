/** A date as the interface writes it, dd/MM/y (specification, section 9). @param iso `2026-03-12` */
export function formatDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}
