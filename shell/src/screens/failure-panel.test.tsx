import { screen } from '@testing-library/react';
import { UnfitError } from '../remotes/unfit-error.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { FailurePanel } from './failure-panel.tsx';

const release = { name: 'mfe-x', version: '1.0.0', release: 'r1' };
const retry = () => Promise.resolve();
const show = (cause: unknown) =>
  renderShell(<FailurePanel crash={{ phase: 'load', error: cause }} release={release} retry={retry} />);

test('names the release, and promises to go on trying what could not be loaded', () => {
  show(new Error('down'));
  expect(screen.getByRole('alert')).toHaveTextContent('mfe-x, version 1.0.0, release r1');
  expect(screen.getByRole('alert')).toHaveTextContent('We keep trying automatically.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('what needs a newer shell is not promised: a reload gets it', () => {
  show(new UnfitError('mfe-x', '9.0'));
  expect(screen.getByRole('alert')).toHaveTextContent('It needs a newer version of the site than this page has.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('We keep trying');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
