import { bytesPerRow } from '@portfolio/testkit/allocations';
import { somebody, startScheduling, type TestScheduling } from '../test/scheduling.ts';

const owner = somebody();
let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startScheduling();
  const { make } = scheduling;
  const company = await make.company(owner);
  const employees = await Promise.all(Array.from({ length: 100 }, () => make.employee(company)));
  const client = await make.client(company);
  for (const employee of employees) await make.shift(client, employee);
});
afterAll(() => scheduling.close());

test.each([
  ['shifts', 7_000],
  ['employees', 10_500],
])('a row of /planner/%s/ allocates no more than %i bytes', async (list, most) => {
  const headers = { authorization: `Bearer ${await scheduling.issuer.token(owner)}` };
  expect(await bytesPerRow(`${scheduling.url}/planner/${list}/`, most, headers)).toBeLessThan(most);
});
