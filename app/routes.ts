import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The only route table of the pages: paths of the specification, section 2, and the files that show them. */
export default [
  index('start/start.tsx'),
  route('seen', 'seen/seen.tsx'),
  route('p/dossiererror', 'problem/dossier-error.tsx'),
  route('p/sdserror', 'problem/sds-error.tsx'),
  route('p/fileerror', 'problem/file-error.tsx'),
  route('p/unhandlederror', 'problem/unhandled-error.tsx'),
  // Apart from the product's other pages (CLP Article 34b).
  route('p/:id/:interfaceLang/dl/:lang', 'product/digital-label/digital-label.tsx'),
  route('p/:id/:interfaceLang', 'product/product.tsx', [
    route('pd/:lang', 'product/home.tsx'),
    route('pi/:lang', 'product/detail.tsx'),
    route('gh/:lang', 'product/sds/sheet.tsx'),
    route('gh/:lang/*', 'product/sds/promo.tsx'),
    route('th/:lang', 'product/tds/tds.tsx'),
    route('ee/:lang', 'product/label/label.tsx'),
    route('ed/:lang', 'product/label/editor.tsx'),
    route('mh/:lang', 'product/safety/safety.tsx'),
  ]),
  route('app/sign-in', 'workspace/sign-in/sign-in.tsx'),
  route('app', 'workspace/workspace.tsx', [
    index('workspace/to-products.tsx'),
    route('products', 'workspace/find/product-list.tsx'),
    route('products/new', 'workspace/edit/new-product.tsx'),
    route('products/:synonymId', 'workspace/find/product.tsx'),
    route('products/:synonymId/edit', 'workspace/edit/edit.tsx'),
    layout('workspace/recipe/workshop.tsx', [
      route('products/:synonymId/recipe', 'workspace/recipe/recipe-page.tsx'),
      route('products/:synonymId/classification', 'workspace/reasons/reasons-page.tsx'),
      route('products/:synonymId/proposals', 'workspace/proposals/proposals-page.tsx'),
    ]),
    route('substances', 'workspace/changes/substances.tsx'),
    route('substances/used', 'workspace/changes/where-used.tsx'),
    route('recalculations/:id', 'workspace/changes/recalculation.tsx'),
    route('shares', 'workspace/prove/shares.tsx'),
    route('shares/:id', 'workspace/prove/share.tsx'),
    route('mails', 'workspace/prove/mails.tsx'),
    route('coverage', 'workspace/administer/coverage.tsx'),
    route('account', 'workspace/administer/account.tsx'),
    route('company', 'workspace/administer/company.tsx'),
    route('keys', 'workspace/administer/keys.tsx'),
    route('*', 'workspace/not-found.tsx'),
  ]),
  route('p/*', 'product/redirect-to-home.tsx'),
  route('*', 'problem/not-found.tsx'),
] satisfies RouteConfig
