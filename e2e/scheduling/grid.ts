import type { Locator, Page } from '@playwright/test';

/** The week of the grid in which tests plan: far enough away that no shift of it begins by itself. */
export const week = '/admin/planner/shift-scheduler?date=2027-03-10';

export const grid = (page: Page): Locator => page.getByRole('grid');

/** The row of an employee, a client or a site. */
export const row = (page: Page, name: string): Locator => grid(page).getByRole('row', { name: new RegExp(`^${name}`) });

/** A day in the row of somebody. @param day from 0, the first that is shown */
export const cell = (page: Page, name: string, day: number): Locator => row(page, name).getByRole('gridcell').nth(day);

export const shiftsIn = (page: Page, name: string, day: number): Locator =>
  cell(page, name, day).locator('[data-shift]');
