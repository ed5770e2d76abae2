import { z } from 'zod'
import { reasonCodes } from './reasons/reason-codes.ts'
import { reasonParams } from './reasons/reason.ts'

/** Every error type of section 8 of the specification. */
export const errorTypeNames = [
  'DEFAULT',
  'SERVER_SIDE',
  'CLIENT_SIDE',
  'CLIENT_SYNTAX',
  'UNKNOWN',
  'TEST',
  'LOAD_LOCALIZATION',
  'LOAD_PHRASES',
  'AUTHENTICATION_TIMEOUT',
  'AUTHENTICATION_ERROR',
  'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION',
  'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT',
  'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT_WARNING',
  'REFRESH_TOKEN_ERROR',
  'CAN_NOT_LOAD_USERS_DATA',
  'SESSION_EXPIRED',
  'CLIENT_SERVER_COMMUNICATION',
  'SERVER_TIMEOUT',
  'LOGOUT_ERROR',
  'CAN_NOT_LOAD_HOLDERS_DATA',
  'CAN_NOT_LOAD_LOAD_MANAGE_TRANSLATIONS_CATEGORIES',
  'CAN_NOT_LOAD_PRODUCTS_DATA',
  'ERROR_WHEN_DELETING_TRANSLATIONS',
  'RESOURCE_UNAUTHORIZED_IS_CYPRESS',
  'CAN_NOT_MIGRATE_PHRASES',
  'RESOURCE_UNAUTHORIZED_FEATURE_FLAG',
  'SERVER_DOWN_ERROR',
  'INIT_API',
] as const
export type ErrorType = (typeof errorTypeNames)[number]

/** One reason as it is told: the code and its parameters for programs, the sentence in English for those who write them. */
export const errorReason = z.object({
  code: z.enum(reasonCodes).describe('One of the codes that this description lists; it keeps its meaning'),
  params: reasonParams.describe('What the sentence of the code names, such as the most that is allowed'),
  path: z.string().describe('The place in what was sent: composition.ingredients[2].casNumber; empty: the whole of it'),
  message: z.string().describe('The sentence in English'),
})
export type ErrorReason = z.infer<typeof errorReason>

/** The same as a page reads it, which may be older than the server and not know every code. */
export const toldReason = errorReason.extend({ code: z.string() })

/** What the API answers instead of what was asked for. */
export const errorAnswer = z.object({
  code: z
    .enum(['default', 'unhandled', 'uncaught'])
    .describe('default: foreseen; unhandled: not foreseen, in answering a request; uncaught: outside of any request'),
  type: z.enum(errorTypeNames),
  uiMessage: z.string().describe('Key of the text for a person, among the interface texts'),
  id: z
    .string()
    .regex(/^[a-z0-9]{3}$/)
    .describe('Three characters by which the log line is found'),
  reasons: z.array(errorReason).optional().describe('Why, each with the place in the request'),
  error: z.string().optional().describe('Of the token endpoint: the error as OAuth 2 and section 8 of the specification name it'),
  status: z.union([z.string(), z.number()]).optional().describe('Of the token endpoint: locked, where the account is'),
  languages: z
    .array(z.number().int())
    .optional()
    .describe('Of a document that is not complete in the language asked for: ids of the languages in which it is'),
  report: z.looseObject({}).optional().describe('Of a label that does not fit: by how much, and in which sizes it would'),
})
