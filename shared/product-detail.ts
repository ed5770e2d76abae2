import { z } from 'zod'
import { pictogramCodes } from '../clp/pictograms.ts'
import { propertyCategories } from './record/properties.ts'

const id = z.number().int().positive()
const day = z.iso.date()
const option = z.object({ id: z.number().int(), text: z.string() })
const article = z.object({ code: z.string(), synonym_code_id: id })
const company = z.object({
  name: z.string(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string().describe('Name of the country in the language of the texts'),
  country_code: z.string().describe('ISO 3166-1 alpha-2'),
  telephone: z.string(),
  email: z.string(),
  website: z.string().nullable(),
})
/** `rset`: the letter of a hazard or supplemental statement, H or E. */
const statement = z.object({ rshp_id: z.string().describe('Code of the statement, such as H225'), text: z.string() })
const titled = z.object({ title: z.string(), data: z.array(z.string()) })

const parameter = z.object({
  pcode: z.string().describe('Code of the property'),
  name: z.string(),
  value: z.string(),
  method: z.string(),
  remark: z.string(),
})

const substance = z.object({
  text: z.string(),
  casnr: z.string().nullable(),
  ecnr: z.string().nullable(),
  indexnr: z.string().nullable(),
  reachnr: z.string().nullable(),
  content: z.number().nullable().describe('% w/w, two decimals'),
  content_range: z.string(),
  rshp: z.array(z.object({ category: z.string(), rshp_id: z.array(z.string()) })),
})

const material = z.object({
  child_id: id,
  product_name: z.string(),
  content: z.number().nullable().describe('% w/w, two decimals'),
  content_range: z.string().nullable(),
  supplier: z.string().nullable(),
  purpose: z.string().nullable(),
  hazards: z.array(z.string()).describe('Hazard statements of the component, where it is a product of the same workgroup'),
})

const mixerRow = z.object({
  type: z.enum(['M', 'N']).describe('M material, N instruction'),
  child_source: z.enum(['material', 'instruction']),
  child_id: id.nullable().describe('Permalink id of the component, where it is a product of its own'),
  product_name: z.string().nullable(),
  supplier: z.string().nullable(),
  purpose: z.string().nullable(),
  content: z.number().nullable().describe('% w/w, two decimals'),
  volume: z.number().nullable().describe('Litres'),
  price: z.number().nullable().describe('Euro'),
  instruction: z.string().nullable(),
})

const attachment = z.object({
  id,
  description: z.string().describe('Name and extension'),
  category: z.string(),
  lang_code: z.string().nullable(),
  status: z.string(),
  size: z.number().int().nonnegative().describe('Bytes'),
  created: day,
  link: z.string(),
})

const documentLanguage = z.object({
  id,
  code: z.string(),
  text: z.string().describe('Name of the language in itself'),
  valid: z.boolean().describe('All texts of the safety data sheet exist'),
  created: z.boolean().describe('A safety data sheet was published'),
  tds_valid: z.boolean(),
  tds_created: z.boolean(),
})

/** The label settings of section 3 of the specification, under its names. */
const labelDefaults = z.object({
  label_dim: z.number().int(),
  package_size: z.number().int(),
  font_size_product: z.number(),
  font_size_title: z.number(),
  padT: z.number(),
  padL: z.number(),
  padR: z.number(),
  padB: z.number(),
  QR: z.number().int(),
  vseb: z.string().describe('Content of the pack'),
  xlang: z.string().describe('Document language ids, parted by commas'),
  rlang: z.string().describe('The first of them'),
  pCodes: z.string().describe('Ids of product codes, joined by ~'),
  logoON: z.boolean(),
  sinON: z.boolean(),
  ufiOFF: z.boolean(),
  opisOFF: z.boolean(),
  stavkiOFF: z.boolean(),
  adrOFF: z.boolean(),
  picOFF: z.boolean(),
  picMetCorrOFF: z.boolean(),
  vlusageON: z.boolean(),
  vlstorageON: z.boolean(),
})

/**
 * Product detail (specification, section 3). Texts are in the language that was asked for; one that does not exist in it says so in its
 * place. Substances, materials and the formulation mixer are for editors of the product, and empty for everybody else.
 */
export const productDetail = z.object({
  basic: z.object({
    id: id.describe('Permalink id'),
    text: z.string().describe('Name of the product'),
    code_name: z.string().nullable().describe('First product code'),
    variant: z.string().nullable(),
    description: z.string(),
    ufi: z.string().nullable(),
    status: z.enum(['active', 'withdrawn']),
    brand_style: z.string(),
    permalink: z.string(),
    supplier: z.string(),
    logo: z.string().nullable().describe('Logo of the supplier, a data URL of an SVG'),
    qr: z.string().describe('QR code of the permanent link, a data URL of an SVG'),
    regulation: z.string(),
    created: day.nullable(),
    created_lbl: z.string(),
    revision: day.nullable(),
    revision_lbl: z.string(),
    versions: z.array(option.extend({ revision: day })).describe('Of the safety data sheet, the newest first; the id is the version'),
    tds_versions: z.array(option.extend({ version: z.number().int(), revision: day })),
    synonym: z.object({ synonym_id: id, articles: z.array(article) }),
  }),
  synonyms: z.array(
    z.object({ id, text: z.string(), articles: z.array(article), identifiers: z.array(z.object({ identity: z.string() })) }),
  ),
  supplier: company,
  producer: company,
  clasification: z.object({
    title: z.string(),
    data: z.record(z.string(), z.array(statement)).describe('Hazard statements by hazard category'),
  }),
  substances: z.object({ title: z.string(), data: z.array(substance) }),
  materials: z.array(material),
  steps: z.object({ formulation_mixer: z.array(mixerRow) }),
  parameters_preview: z.partialRecord(z.enum(propertyCategories), z.array(parameter)),
  parameters: z.array(z.object({ name: z.string(), pcode: z.string(), category: z.enum(propertyCategories) })),
  parameter_edit: z.object({ edit: z.boolean(), sds_edit: z.boolean(), tds_edit: z.boolean(), label_edit: z.boolean() }),
  health_safety: z.object({
    classification: z.array(z.object({ id: z.string(), text: z.string() })),
    rshp: z.array(statement).describe('Hazard, precautionary and supplemental statements of the label'),
    pictograms: z.array(
      z.object({ id: z.enum(pictogramCodes), text: z.string(), url: z.url(), inProd: z.boolean().describe('Stands on the label') }),
    ),
    signal_word: z.string().nullable(),
  }),
  rshp: z.object({
    data: z.array(
      statement.extend({
        rset: z.enum(['H', 'E']),
        inLabl: z.boolean().describe('Stands on the label'),
        standard: z.enum(['clp', 'clp,osha']),
      }),
    ),
  }),
  general_use: z.boolean().describe('False: restricted to professional users'),
  attachments: z.array(attachment),
  recommended_use: titled,
  recommended_levels: titled,
  special_features: titled,
  edit_param: z.object({
    sds_exists: z.boolean(),
    lang_exists: z.boolean(),
    tds_exists: z.boolean(),
    tds_enabled: z.boolean(),
    sds: z.boolean(),
    tds: z.boolean(),
    lbl: z.boolean(),
    ipi: z.boolean(),
    languages: z.array(documentLanguage),
    defaults: labelDefaults,
    package_size: z.array(option),
    label_dim: z.array(option),
    font_size_product: z.array(option),
    font_size_title: z.array(option),
  }),
  label: z.object({ label_dim: z.record(z.string(), z.object({ width: z.number(), height: z.number() })).describe('mm, by id') }),
  validLangs: z.array(id),
  validTdsLangs: z.array(id),
})
export type ProductDetail = z.infer<typeof productDetail>
