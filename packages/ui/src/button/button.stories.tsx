import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import { Cluster } from '../layout/layout.tsx';
import { Button } from './button.tsx';

export const Variants = () => (
  <Cluster>
    <Button variant="primary">View projects</Button>
    <Button>Contact</Button>
    <Button variant="ghost">Clear filters</Button>
    <Button variant="danger">Confirm</Button>
    <Button variant="quiet-danger">Delete</Button>
  </Cluster>
);

export const States = () => (
  <Cluster>
    <Button variant="primary" icon={<Plus aria-hidden />}>
      New shift
    </Button>
    <Button variant="primary" loading>
      Sending...
    </Button>
    <Button loading>Retry</Button>
    <Button variant="primary" disabled>
      Save
    </Button>
    <Button disabled>Next</Button>
  </Cluster>
);

export const Sizes = () => (
  <Cluster>
    <Button size="small">Edit</Button>
    <Button>Edit</Button>
    <Button size="large" variant="primary" icon={<ArrowRight aria-hidden />}>
      Check in
    </Button>
  </Cluster>
);
