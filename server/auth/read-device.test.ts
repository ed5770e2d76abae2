import { describe, expect, it } from 'vitest'
import { networkOf, readDevice } from './read-device.ts'

const deviceOf = (agent?: string) => readDevice({ headers: agent === undefined ? {} : { 'user-agent': agent }, ip: '203.0.113.77' })

describe('the device of a sign-in', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36', 'Chrome', 'Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1',
      'Chrome',
      'iOS',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPadOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['curl/8.5.0', 'curl', null],
    ['python-requests/2.32', 'python-requests', null],
    ['node', 'node', null],
    ['Mozilla/5.0', null, null],
    ['<script>alert(1)</script>', null, null],
    ['=cmd|calc/1', null, null],
  ])('is read from %s', (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system, network: '203.0.113.0/24' })
  })

  it('is unknown where nothing is said', () => {
    expect(deviceOf()).toEqual({ browser: null, system: null, network: '203.0.113.0/24' })
  })

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    [undefined, null],
  ])('%s is stored as the network %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})
