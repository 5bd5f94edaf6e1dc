import { LinkButton } from '../link-button/link-button.tsx';
import { FirstSteps } from './first-steps.tsx';

export const OneIsDone = () => (
  <FirstSteps
    title="First steps"
    texts={{ done: 'done', dismiss: 'Hide these steps' }}
    onDismiss={() => {}}
    steps={[
      { id: 'client', title: 'Add a client', text: 'For whom you work.', isDone: true, ways: () => null },
      {
        id: 'people',
        title: 'Add your people',
        text: 'Paste a list, or invite them.',
        ways: (isNext) => (
          <LinkButton href="#people" variant={isNext ? 'primary' : undefined}>
            Paste a list
          </LinkButton>
        ),
      },
    ]}
  />
);
