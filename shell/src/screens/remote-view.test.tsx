import { createStore } from '@portfolio/remote-kit';
import { screen } from '@testing-library/react';
import type { AreaState } from '../remotes/area.ts';
import { registry } from '../testing/registry.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { RemoteView } from './remote-view.tsx';

test.each([
  ['/', 'mfe-public', '“Home” is taking longer than usual. We keep trying.'],
  ['/projects/labels', 'mfe-public', '“Projects” is taking longer than usual. We keep trying.'],
  ['/admin/projects', 'mfe-admin-content', '“Projects” is taking longer than usual. We keep trying.'],
  ['/admin/planner/shifts', 'mfe-scheduling', '“Planner” is taking longer than usual. We keep trying.'],
  ['/admin/register/token', 'mfe-scheduling', 'This page is taking longer than usual. We keep trying.'],
])('who waits for %s hears of it by the name in the header, not by that of a part', (path, remote, sentence) => {
  const state = createStore<AreaState>({ status: 'loading' });
  const area = { state, enter() {}, leave() {}, navigated() {}, restart() {}, retry: () => Promise.resolve() };
  const { links } = registry.remotes.find(({ name }) => name === remote)!;
  renderShell(<RemoteView links={links} area={area} />, { path });
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
