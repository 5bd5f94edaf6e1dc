import { Bubble, Bubbles } from './bubbles.tsx';

export const Two = () => (
  <Bubbles aria-label="Messages">
    <Bubble isMine={false} head="Pat Planner, 14:05" text={'The gate code is 4711.\nRing twice.'} />
    <Bubble isMine head="You, 14:07" text="Thanks" note="Read by Pat Planner" />
  </Bubbles>
);
