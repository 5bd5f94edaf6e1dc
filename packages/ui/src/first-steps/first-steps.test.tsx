import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import { FirstSteps } from './first-steps.tsx';
import * as stories from './first-steps.stories.tsx';

testStories(stories);

test('what is done says so and asks nothing more; the steps are taken away with a press', async () => {
  const onDismiss = jest.fn();
  const step = (id: string, isDone: boolean) => ({
    id,
    title: id,
    text: `Why ${id}`,
    isDone,
    ways: (isNext: boolean) => <a href={`#${id}`}>{isNext ? `${id} next` : id}</a>,
  });
  const steps = [step('One', true), step('Two', false), step('Three', false)];
  render(<FirstSteps title="First" texts={{ done: '(done)', dismiss: 'Hide' }} {...{ steps, onDismiss }} />);
  expect(screen.getByRole('heading', { name: 'One (done)' })).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Two next', 'Three']);
  expect(screen.queryByText('Why One')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
