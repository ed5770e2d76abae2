import type { FeatureFlags } from '../../shared/features.ts'
import { recordSchemaPath } from './record-schema.ts'

/** A step for somebody who uses the API with a program for the first time. */
export interface Step {
  text: string
  /** For a shell. A test runs them all, one after the other. */
  command?: string
}

const isOnThisMachine = (origin: string): boolean => new URL(origin).hostname.endsWith('.localhost')

/** @param origin of the brand, as addresses begin with it */
export const gettingStarted = (origin: string): Step[] => [
  {
    text: 'An owner of the workgroup makes a key in the workspace: Account, Keys for machines. It begins with psk_ and is shown once. Keep it where the program finds it and nobody else, and never in an address.',
  },
  {
    text: `The first call: the products of the workgroup.${isOnThisMachine(origin) ? ' curl and browsers know names that end in .localhost; a program that does not takes 127.0.0.1 in their place.' : ''}`,
    command: `curl --fail-with-body '${origin}/api/v1/products?pageSize=5&sort=name' -H "Authorization: Bearer $KEY"`,
  },
  {
    text: 'A safety data sheet as PDF, by the synonym_id of a product in that list and the number of a language: 1 is English, 2 German; lang of each call lists all.',
    command: `curl --fail-with-body -o sheet.pdf '${origin}/api/sdsRender/pdf/5010/1' -H "Authorization: Bearer $KEY"`,
  },
  {
    text: 'A program that speaks OAuth 2 changes the key for an access token of 15 minutes. The first twelve letters of the key are its client_id. The token may do less than the key.',
    command: `curl --fail-with-body '${origin}/api/oauth2/token' -u "$(printf %.12s "$KEY"):$KEY" -d grant_type=client_credentials -d scope=read`,
  },
  {
    text: 'What a key may do is said with every call below. A refusal has reasons with codes: keyExpired and keyRevoked ask for a new key, scopeMissing for one that may do more, keyTooOften to wait before the next call.',
  },
]

/**
 * Types and classes that other programs make from the description, so that nobody types field names by hand.
 * @param origin of the brand, as addresses begin with it
 */
export const generatedClients = (origin: string): Step[] => {
  const python = 'npx quicktype --lang python --python-version 3.7 --no-date-times --src-lang schema'
  return [
    {
      text: 'The description, and the schema of a product record, as files.',
      command: [
        `curl --fail-with-body -s -o openapi.json '${origin}/api/openapi.json'`,
        `curl --fail-with-body -s -o record.json '${origin}${recordSchemaPath}'`,
      ].join('\n'),
    },
    { text: 'Types for TypeScript.', command: 'npx openapi-typescript openapi.json -o permasheet.d.ts' },
    {
      text: 'Classes for Python from 3.7 on, with its standard library alone: for each schema below a class, and functions that read and write it, such as lookup_from_dict. Days and times stay text: without --no-date-times the classes need the package python-dateutil, and write days as times.',
      command: `${python} -o permasheet.py 'openapi.json#/components/schemas/'`,
    },
    { text: 'The same for a product record.', command: `${python} --top-level ProductRecord -o product_record.py record.json` },
  ]
}

const where = (isOn: boolean, step: Step): Step[] => (isOn ? [step] : [])

/** One whole job of a program, from its first call to its last. */
export interface Scenario {
  name: string
  /** Who does it, and what they have when it is done. */
  purpose: string
  steps: Step[]
}

/**
 * Whole jobs, as commands that one shell runs one after the other with a key in KEY. A test runs them on the demonstration catalogue.
 * @param origin of the brand, as addresses begin with it
 * @param features that are on: no command calls what is off
 */
export const scenarios = (origin: string, features: FeatureFlags): Scenario[] => {
  const key = '-H "Authorization: Bearer $KEY"'
  const get = `curl --fail-with-body -s '${origin}`
  return [
    {
      name: 'A shop',
      purpose: 'Beside an article stand its safety data sheet and its digital label, always in the version of today. No key is needed.',
      steps: [
        {
          text: 'Find the product by the GTIN on the pack; a product code, a UFI or the number of a link does as well. One product, whose id is part of every address from here on. Where there are several, its status is withdrawn, or current is false (the number of an older pack, whose sheet is the one of version), let a person decide.',
          command: `${get}/api/v1/lookup?identifier=2001001000011'`,
        },
        {
          text: 'Its name, its pictograms and the languages in which it exists.',
          command: `${get}/api/v1/products/-1001/detail?lang=1'`,
        },
        {
          text: 'The elements of the label that an offer has to show beside the price (CLP Article 48), in the language of the shop. Where is_language_of_page is false the label is not there in it: say so beside what you show.',
          command: `${get}/api/v1/products/-1001/card?language=de'`,
        },
        {
          text: `Or let an element show that card, which keeps nothing and asks nobody else: <script type="module" src="${origin}/embed/permasheet-product.js"></script> once in the page, and <permasheet-product product="1001"><a href="${origin}/p/1001">Safety data sheet</a></permasheet-product> beside the offer. gtin="…" in place of product and lang="de" are known too. Without scripts the link within it stays.`,
        },
        {
          text: `Link to the page of the product, ${origin}/p/1001, and to its digital label, ${origin}/p/1001/en/dl/1. These links are permanent and show the version of today; a reader changes the language there.`,
        },
        {
          text: 'Or keep the sheet beside the article, and ask each night whether it is another: where it is not, nothing is sent.',
          command: [
            `${get}/api/v1/sdsRender/sdsPdf/-1001/1?strict=1' --etag-save sheet.etag -o sheet.pdf`,
            `${get}/api/v1/sdsRender/sdsPdf/-1001/1?strict=1' --etag-compare sheet.etag -o sheet-of-today.pdf -w '%{http_code}'`,
          ].join('\n'),
        },
      ],
    },
    {
      name: 'An ERP system',
      purpose:
        'Products are found by the number that they have in your system; a new one begins with its recipe, what is complete is published, and new versions are learned of.',
      steps: [
        {
          text: 'Give a product the number of its material in your system. The key needs the scope write.',
          command: `curl --fail-with-body -s -X PUT '${origin}/api/v1/products/5010/external_id' ${key} -d external_id=MAT-100200`,
        },
        {
          text: 'From now on it is found by that number alone.',
          command: `${get}/api/v1/products?external_id=MAT-100200' ${key}`,
        },
        {
          text: 'A material that has no product yet begins one. The answer has its synonym_id, by which the calls below name it.',
          command: `PRODUCT=$(curl --fail-with-body -s '${origin}/api/v1/products' ${key} -d 'name=Thinner 12' | sed -n 's/.*"synonymId":\\([0-9]*\\).*/\\1/p')\necho "$PRODUCT"`,
        },
        {
          text: 'Its recipe, with shares as your system writes them and what was measured. It is confidential and stands on no page. What Annex VI does not say of a substance stands in `own` of its row: GET /api/v1/library/classes tells what the library knows.',
          command: `curl --fail-with-body -s -X PUT "${origin}/api/v1/products/$PRODUCT/recipe" ${key} -H 'content-type: application/json' -d '{"revision":0,"recipe":{"rows":[{"key":"a","name":"Xylene","cas":"1330-20-7","share":"60"},{"key":"b","name":"n-Butyl acetate","cas":"123-86-4","share":"40"}],"physicalState":"liquid","measured":{"values":{"flashPoint":"25","initialBoilingPoint":"126","kinematicViscosity40":"0.8"}},"uses":["professional"]}}'`,
        },
        {
          text: 'What follows from it for the sheet, each with its reason: classification, sentences, transport. POST to the same address, with the draftRevision of this answer as revision, takes those into the record whose id and madeFor are sent, once somebody who answers for the product agrees. What is proposed changes with what was measured: so first the figures, then this.',
          command: `curl --fail-with-body -s "${origin}/api/v1/products/$PRODUCT/proposals" ${key}`,
        },
        {
          text: 'What keeps it from being published: `problems` are places of the record that lack something; once there are none, `findings` say what contradicts what, each with a code and an article. What no recipe tells goes into the record by PUT …/draft. A mixture that is dangerous to health or by fire needs a UFI: POST /api/v1/workgroup/ufi makes one, once an owner has entered the VAT number under “Your company”.',
          command: `curl --fail-with-body -s "${origin}/api/v1/products/$PRODUCT/draft/check" ${key}`,
        },
        {
          text: 'A product that is complete: change what your system knows better, upon the revision that is read here, and publish it. From the second version on it says what changed; a phrase of the library (GET /api/v1/phrases) says it in every language. The key needs the scope publish as well.',
          command: [
            `REVISION=$(${get}/api/v1/products/5010/draft' ${key} | sed -n 's/^{[^{}]*"revision":\\([0-9]*\\).*/\\1/p')`,
            `REVISION=$(curl --fail-with-body -s -X PUT '${origin}/api/v1/products/5010/draft' ${key} -H 'content-type: application/json' -d "{\\"revision\\":$REVISION,\\"patch\\":{\\"supplier\\":{\\"telephone\\":\\"+49 40 66969 145\\"}}}" | sed -n 's/^{[^{}]*"revision":\\([0-9]*\\).*/\\1/p')`,
            `curl --fail-with-body -s '${origin}/api/v1/products/5010/publish' ${key} -H 'content-type: application/json' -d "{\\"revision\\":$REVISION,\\"date\\":\\"$(date -u +%F)\\",\\"documents\\":[\\"sds\\"],\\"reason\\":{\\"phrase\\":\\"change.supplier\\"}}"`,
          ].join('\n'),
        },
        {
          text: 'New versions, whoever published them: each night by updated_since, as a portal does below, with external_id in each product. Or at once: an owner names an address of yours under Webhooks in the workspace; what it gets, and how it is verified, stands under Webhooks.',
          command: `${get}/api/v1/products?updated_since=2026-01-01T00:00:00Z' ${key}`,
        },
      ],
    },
    {
      name: 'A label line',
      purpose:
        'Labels come from the published version: one by one, for a program that prints, or many at once. The key needs the scope labels.',
      steps: [
        {
          text: 'One label as PDF in its true size: here 105 × 74 mm, in English; without lp=1 labels stand on sheets of A4. Of a product in packs of several sizes pCodes chooses the code of the pack, by its id in the detail, and vseb says its content. Whoever may read the page may have it, without a key.',
          command: `${get}/api/v1/productLabelRender/pdf/-1001?w=105&h=74&emb=2&xlang=1&lp=1' -o label.pdf`,
        },
        {
          text: 'The same label for a label printer, as ZPL II at the resolution of its head: sent to port 9100 of the printer as it is. The material has to have the red frames, or frameOFF=1 leaves room for them. copies prints as many; a lot, a date or what else belongs to this print goes into info, as text of the label, and nothing in it becomes a command of the printer; opisOFF=1 leaves out the description for it. What does not fit is refused, with the millimetres that lack.',
          command: `${get}/api/v1/label/zpl/-1001?w=105&h=74&emb=2&xlang=1&dpi=300&copies=2&opisOFF=1&info=LOT+L-2411' ${key} -o label.zpl`,
        },
        {
          text: 'The pack has a GTIN and no id: look it up as a shop does. Its address by GS1, with the lot behind 10, is what a code of your own may hold: it leads to the digital label, which shows the lot.',
          command: `${get}/01/02001001000011/10/L-2411' -o /dev/null -w '%{redirect_url}'`,
        },
        ...where(features.labelSpreadsheet, {
          text: 'The texts of the label as a spreadsheet, a row for each label.',
          command: `curl --fail-with-body -s '${origin}/api/v1/label/nice_label' ${key} -d synonym_id=5010 -d 'xlang[]=1' -o labels.xlsx`,
        }),
        ...where(features.bulkLabels, {
          text: 'Labels of many products are an order: the answer names it.',
          command: `ORDER=$(curl --fail-with-body -s '${origin}/api/v1/label/bulk' ${key} -d 'synonym_ids[]=5010' -d dim=8 | sed -n 's/.*"job_id":"\\([0-9a-f]*\\)".*/\\1/p')\necho "$ORDER"`,
        }),
        ...where(features.bulkLabels, {
          text: 'Ask until it is done, then fetch the PDF.',
          command: [
            // While it is at work, not until it is done: a key that is refused would ask for ever.
            `while curl --fail-with-body -s "${origin}/api/v1/label/bulk/$ORDER" ${key} | grep -Eq '"state":"(waiting|composing|rendering)"'; do sleep 1; done`,
            `curl --fail-with-body -s "${origin}/api/v1/label/bulk/$ORDER/pdf" ${key} -o many.pdf`,
          ].join('\n'),
        }),
      ],
    },
    {
      name: 'A portal of a customer',
      purpose: 'A customer who buys from many keeps what each sheet says as data, and knows when it is another.',
      steps: [
        {
          text: 'All products of the supplier whose key it is, page by page.',
          command: `${get}/api/v1/products?pageSize=100&sort=name' ${key}`,
        },
        {
          text: 'A sheet as SDScom XML 5.6, which systems of this field read. Everybody may have it who may read the sheet.',
          command: `${get}/api/v1/sdsRender/sdscom/-1001/1' -o sheet.xml`,
        },
        ...where(features.compareVersions, {
          text: 'What differs between two versions: the sheet as HTML with what was added and removed, and the numbers of the sections that changed.',
          command: `${get}/api/v1/sdsRender/compare/-1001/1?compare_version_id=1&orig_version_id=3' -o compared.json`,
        }),
        {
          text: 'What is another since: ask with updated_since, and the next time with next_since of the answer, which leaves out nothing and tells nothing twice. A supplier’s feed, whose address GET /api/v1/workgroup/feed has, says the same to a reader of feeds.',
          command: `SINCE=$(curl --fail-with-body -s '${origin}/api/v1/products?updated_since=2026-01-01T00:00:00Z' ${key} | sed -n 's/.*"next_since":"\\([^"]*\\)".*/\\1/p')\ncurl --fail-with-body -s -G '${origin}/api/v1/products' --data-urlencode "updated_since=$SINCE" ${key}`,
        },
        {
          text: 'A substance that the sheet names, with its harmonised classification.',
          command: `${get}/api/v1/substances/108-88-3'`,
        },
      ],
    },
  ]
}
