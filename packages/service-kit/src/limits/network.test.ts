import { neighbourhoodOf, networkOf, subnetOf } from './index.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8:1:3::9', '2001:db8:1:3::'],
  ['::1', '::'],
  ['unknown', 'unknown'],
  ['', ''],
])('"%s" is counted as "%s"', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2.0', '192.0.2.0'],
  ['::ffff:192.0.2.7', '192.0.2.0', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::'],
  ['unknown', 'unknown', 'unknown'],
])('"%s" shares with "%s", and may be one with all of "%s"', (address, subnet, neighbourhood) => {
  expect([subnetOf(address), neighbourhoodOf(address)]).toEqual([subnet, neighbourhood]);
});
