import { somebody, startScheduling } from '../../test/scheduling.ts';

const owner = somebody();

const scheduling = await startScheduling();
await scheduling.make.company(owner);
const others = await scheduling.make.company(somebody());
afterAll(() => scheduling.close());

describe('scheduling.md §7, GET /planner/clients/export_csv/', () => {
  test('downloads clients_{date}.csv of one company', async () => {
    const accountant = somebody();
    const firm = await scheduling.make.company(accountant);
    const mall = await scheduling.make.client(firm, { name: 'Mall "East", Zürich', notes: 'two\nlines' });
    await scheduling.make.location(mall, { name: 'Dock' });
    await scheduling.make.location(mall, { name: 'Gate' });
    const airport = await scheduling.make.client(firm, { name: 'Airport', status: 'inactive' });
    const answer = await scheduling.as(accountant).get(`/planner/clients/export_csv/?company=${firm.id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const today = new Date().toISOString().slice(0, 10);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=clients_${today}.csv`);
    expect(answer.body).toBe(
      'ID,Name,Contact name,Email,Phone,Address,City,State,Zip code,Time zone,Status,Locations,Notes\r\n' +
        `${airport.id},Airport,,,,,,,,,inactive,,\r\n` +
        `${mall.id},"Mall ""East"", Zürich",,,,,,,,,active,"Dock; Gate","two\nlines"\r\n`,
    );
  });

  test('no cell is a formula', async () => {
    const attacked = somebody();
    const firm = await scheduling.make.company(attacked);
    const formulas = ['=HYPERLINK("x")', '+1', '-1+1', '@SUM(1)', '\tx'];
    for (const name of formulas) await scheduling.make.client(firm, { name, notes: name });
    const { body } = await scheduling.as(attacked).get('/planner/clients/export_csv/');
    const cells = body
      .split('\r\n')
      .slice(1)
      .join(',')
      .split(',')
      .map((cell: string) => cell.replace(/^"/, ''));
    expect(cells.filter((cell: string) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(cells.filter((cell: string) => cell.startsWith("'"))).toHaveLength(2 * formulas.length);
  });

  test('of another administrator’s company there is only the heading', async () => {
    const answer = await scheduling.as(owner).get(`/planner/clients/export_csv/?company=${others.id}`);
    expect(answer.body.trim().split('\r\n')).toHaveLength(1);
  });

  test('a download that is given up frees its connection', async () => {
    const busy = somebody();
    const firm = await scheduling.make.company(busy);
    await scheduling.database.query(
      "INSERT INTO client (company_id, name, notes) SELECT $1, 'Client ' || n, repeat('x', 2000) FROM generate_series(1, 5000) n",
      [firm.id],
    );
    const token = await scheduling.issuer.token(busy);
    // More than the pool has connections.
    for (let i = 0; i < 12; i++) {
      const response = await fetch(`${scheduling.url}/planner/clients/export_csv/`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const reader = response.body!.getReader();
      await reader.read();
      await reader.cancel();
    }
    expect((await scheduling.as(busy).get('/planner/clients/?limit=1')).body.count).toBe(5000);
  });
});
