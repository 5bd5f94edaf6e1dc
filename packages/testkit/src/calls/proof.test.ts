import { confirmed, openByLink, staff } from '@portfolio/service-kit/access';
import { provenChange } from './proof.ts';

const change = { name: 'PATCH /x/', before: [{ email: 'a' }], after: [{ email: 'b' }] };

test('a call that changes how somebody signs in does not pass without a proof', () => {
  for (const access of [staff, confirmed(staff)]) {
    expect(() => provenChange({ ...change, access })).toThrow('PATCH /x/ changes how somebody signs in');
  }
  expect(provenChange({ ...change, access: openByLink })).toBe(true);
  expect(provenChange({ ...change, access: staff, after: change.before })).toBe(false);
});
