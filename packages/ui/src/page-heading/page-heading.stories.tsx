import Plus from 'lucide-react/icons/plus';
import { Button } from '../button/button.tsx';
import { PageHeading } from './page-heading.tsx';

export const WithActions = () => (
  <PageHeading
    back={<a href="#clients">Back to Clients</a>}
    description="Who you work for, and where. Locations belong to a client."
    actions={
      <>
        <Button>Export CSV</Button>
        <Button variant="primary" icon={<Plus aria-hidden />}>
          Add client
        </Button>
      </>
    }
  >
    Clients
  </PageHeading>
);
