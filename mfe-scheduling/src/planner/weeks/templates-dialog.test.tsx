import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { openPlanner } from '../../testing/planner.ts';
import { answered, aSchedule } from '../grid/testing/schedule.ts';
import { batchOf, batchShift } from '../repetition/batch.fixture.ts';

// jsdom lays nothing out and has no media queries.
beforeAll(() => {
  HTMLElement.prototype.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

const template = (id: string, name: string) => ({ __typename: 'WeekTemplate', id, name, shifts: 12 });

async function open(names: string[]) {
  const sent: [string, unknown][] = [];
  const templates = names.map((name, index) => template(String(index + 1), name));
  const keep = (call: string, variables: unknown) => void sent.push([call, variables]);
  await openPlanner('/admin/planner/shift-scheduler?date=2026-11-25', {
    graphql: {
      Schedule: { schedule: answered(aSchedule()) },
      WeekTemplates: () => ({ weekTemplates: { __typename: 'WeekTemplatePage', results: [...templates] } }),
      CreateWeekTemplate: (variables: Record<string, unknown>) => {
        keep('create', variables['input']);
        const { name } = variables['input'] as { name: string };
        if (templates.some((known) => known.name === name)) {
          const errors = { name: [{ code: 'unique', params: {}, message: 'This field must be unique.' }] };
          throw new CombinedGraphQLErrors({
            errors: [{ message: 'Invalid input.', extensions: { code: 'BAD_USER_INPUT', errors } }],
          });
        }
        templates.push(template('9', name));
        return { createWeekTemplate: templates.at(-1) };
      },
      RenameWeekTemplate: (variables: Record<string, unknown>) => {
        keep('rename', variables);
        return { renameWeekTemplate: template(String(variables['id']), String(variables['name'])) };
      },
      DeleteWeekTemplate: ({ id }: Record<string, unknown>) => {
        keep('delete', id);
        templates.splice(0);
        return { deleteWeekTemplate: id };
      },
      UseWeekTemplate: ({ input }: Record<string, unknown>) => {
        keep('use', input);
        const { preview } = input as { preview: boolean };
        return { useWeekTemplate: batchOf([batchShift(preview ? {} : { id: '70' })], !preview) };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
  return { sent, dialog: () => within(screen.getByRole('dialog')) };
}

describe('week templates', () => {
  test('the shown week is kept under a name that is free', async () => {
    const { sent, dialog } = await open(['Winter']);
    await userEvent.click(await dialog().findByRole('button', { name: 'Save as template' }));
    await userEvent.type(dialog().getByLabelText('Name'), 'Winter');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect((await dialog().findAllByText('A template with this name already exists'))[0]).toBeVisible();
    await userEvent.type(dialog().getByLabelText('Name'), ' 2');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByRole('option', { name: 'Winter 2 (12 shifts)' })).toBeInTheDocument();
    expect(sent[1]).toEqual(['create', { company: '3', week: '2026-11-23', name: 'Winter 2' }]);
  });

  test('one is used after a preview', async () => {
    const { sent, dialog } = await open(['Winter']);
    await userEvent.selectOptions(await dialog().findByLabelText('Plan the week from a template'), '1');
    await userEvent.click(await dialog().findByRole('button', { name: 'Create 1 shift' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      ['use', { to: '2026-11-23', preview: true, skip: false }],
      ['use', { to: '2026-11-23', preview: false, skip: false }],
    ]);
    // In the toolbar, and for a while beside what was done.
    for (const undo of screen.getAllByRole('button', { name: 'Undo' })) expect(undo).toBeEnabled();
  });

  test('one is renamed, and deleted after a question', async () => {
    const { sent, dialog } = await open(['Winter']);
    await userEvent.selectOptions(await dialog().findByLabelText('Plan the week from a template'), '1');
    await userEvent.click(dialog().getByRole('button', { name: 'Rename' }));
    await userEvent.clear(dialog().getByLabelText('Name'));
    await userEvent.type(dialog().getByLabelText('Name'), 'Summer');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'Delete' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Confirm' }));
    expect(await dialog().findByText(/^No templates yet/)).toBeVisible();
    expect(sent.filter(([call]) => call !== 'use')).toEqual([
      ['rename', { id: '1', name: 'Summer', seen: 'Winter' }],
      ['delete', '1'],
    ]);
  });
});
