import { expect, it } from 'vitest'
import { filesOf } from './addresses.ts'

it('a page names the files that it needs, in its elements and in what React Router reads', () => {
  const html =
    '<link rel="stylesheet" href="/assets/root-1.css"><img src="/api/v1/productLabelRender/view/-1001?xlang=1&amp;emb=2">' +
    '<script>{"module":"/assets/home-2.js"}</script><img src="/pictograms/GHS02.svg"><a href="/p/1001/en/gh/1"><img src="/assets/root-1.css">'
  expect(filesOf(html)).toEqual([
    '/assets/root-1.css',
    '/api/v1/productLabelRender/view/-1001?xlang=1&emb=2',
    '/assets/home-2.js',
    '/pictograms/GHS02.svg',
  ])
})
