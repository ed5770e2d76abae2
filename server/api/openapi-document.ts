export interface OpenApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: object
  example?: string
}
export interface OpenApiAnswer {
  description: string
  headers?: Record<string, { description: string; schema: object }>
  content?: Record<string, { schema: object }>
}
export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  /** The feature without which the call is refused. */
  'x-feature'?: string
  /** Why the example does not work as it stands. */
  'x-example-not-run'?: string
  security: Record<string, string[]>[]
  parameters: OpenApiParameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: object; example?: object }> }
  responses: Record<string, OpenApiAnswer>
}
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}
