import type { Locator, Page } from '@playwright/test';

/** The week of the grid in which tests plan. */
export const week = '/admin/planner/shift-scheduler?date=2027-03-10';

export const grid = (page: Page): Locator => page.getByRole('grid');

/** The row of an employee, a client or a site. */
export const row = (page: Page, name: string): Locator => grid(page).getByRole('row', { name: new RegExp(`^${name}`) });
