import type { ServerBuild } from 'react-router'

/** No pages: the API alone, from the sources, so that nothing has to be built. */
export const noPages: ServerBuild = {
  entry: { module: { default: () => new Response('no pages', { status: 404 }) } },
  routes: {},
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
}
