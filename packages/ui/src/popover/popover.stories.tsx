import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

export const Filters = () => (
  <Popover label="Filters" words="Filters">
    <Button>Only mine</Button>
  </Popover>
);
