import { openSession, send } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';
import { grid, row, week } from '../scheduling/grid.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('while a shift is carried each row says whether it fits, in words; nothing has to be dropped to know', async ({
  product,
  be,
  page,
  checkBothThemes,
}) => {
  const firm = await foundFirm(product);
  const [mall, library] = firm.clients;
  const [ann, bob, cleo] = firm.employees;
  const shift = (client: number, employee: number, from: string, to: string) =>
    firm.plan({ client, employee, start_time: `2027-03-${from}:00Z`, end_time: `2027-03-${to}:00Z` });
  await shift(mall!.id, ann!.id, '10T09:00', '10T17:00');
  await shift(library!.id, bob!.id, '10T12:00', '10T20:00');
  await shift(library!.id, cleo!.id, '10T18:00', '10T23:00');
  const { access } = await openSession(product, firm.administrator);
  const make = (path: string, body: object) => send<{ id: number }>(product, 'POST', `/planner/${path}/`, body, access);
  const email = `dora.${firm.administrator.email}`;
  const dora = await make('employees', {
    first_name: 'Dora',
    last_name: 'Dunn',
    email,
    phone: '1',
    hourly_rate: '20.00',
  });
  const on = (day: string) => ({ from_day: `2027-03-${day}`, until_day: `2027-03-${day}` });
  const leave = await make('time-off/types', { name: 'Leave' });
  await make('time-off', { employee: dora.id, type: leave.id, ...on('08') });
  await make(`employees/${dora.id}/unavailability`, { ...on('11'), until_time: '12:00' });
  await be(firm.administrator);
  await page.goto(week);
  const block = row(page, 'Ann Archer').locator('[data-shift]');

  await test.step('with the pointer', async () => {
    const from = (await block.boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 60, { steps: 8 });
    await expect(row(page, 'Bob Baker')).toHaveAttribute('data-verdict', 'refuses');
    await expect(row(page, 'Bob Baker').locator('.verdict')).toContainText('City Library');
    await expect(row(page, 'Cleo Carter').locator('.verdict.warns')).toContainText('1 h of rest');
    await expect(row(page, 'Dora Dunn').locator('.verdict.ok')).toHaveText('Fits');
    // Days and hours for which somebody is not available are hatched, and time off says which it is.
    const [monday, , , thursday] = await row(page, 'Dora Dunn').getByRole('gridcell').all();
    await expect(monday!.getByText('Leave')).toBeVisible();
    await expect(thursday!).toHaveText('Not available at all times');
    const widths: number[] = [];
    for (const day of [monday!, thursday!]) {
      const away = day.locator('.away');
      await expect(away).toHaveCSS('background-image', /^repeating-linear-gradient/);
      widths.push((await away.boundingBox())!.width / (await day.boundingBox())!.width);
    }
    expect(widths[0]).toBeCloseTo(1, 1);
    expect(widths[1]).toBeCloseTo(0.5, 1);
    await checkBothThemes();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(grid(page).locator('.verdict')).toHaveCount(0);
    await expect(block).toHaveCount(1);
  });

  await test.step('with the keyboard, said too', async () => {
    await block.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/It would be refused: .*City Library/).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/Warning: 1 h of rest/).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/Nothing stands against it/).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('those who are free and qualified are shown alone', async () => {
    await block.focus();
    await page.keyboard.press('f');
    await expect(row(page, 'Bob Baker')).toHaveCount(0);
    await expect(row(page, 'Cleo Carter')).toHaveCount(0);
    await expect(row(page, 'Dora Dunn')).toBeVisible();
    await expect(block).toBeFocused();
    await page.getByRole('button', { name: /^Remove the filter “Free and qualified for Harbour Mall/ }).click();
    await expect(row(page, 'Bob Baker')).toBeVisible();
  });
});
