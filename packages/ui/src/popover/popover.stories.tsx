import { Button } from '../button/index.ts';
import { Popover } from './index.ts';

export const Filters = () => (
  <Popover label="Filters" words="Filters">
    <Button>Only mine</Button>
  </Popover>
);
