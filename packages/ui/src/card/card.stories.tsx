import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { ChipList } from '../chip/chip.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { Muted } from '../text/text.tsx';
import { Card, CardAction, CardBody, CardLink } from './card.tsx';

const projects = [
  { title: 'Ledger for small teams', tags: ['TypeScript', 'PostgreSQL', 'React'] },
  { title: 'Offline route planner', tags: ['Kotlin', 'Maps'] },
  { title: 'Support inbox with answers', tags: ['AI', 'Node'] },
];

export const Projects = () => (
  <Grid>
    {projects.map(({ title, tags }) => (
      <Card as="article" key={title} $interactive $flush>
        <Picture alt="" seed={title} width={16} height={9} />
        <CardBody>
          <h3>
            <CardLink href={`#${title}`}>{title}</CardLink>
          </h3>
          <Muted>
            Double-entry books that a shop owner reads without an accountant, on the phone and in the office.
          </Muted>
          <ChipList label="Technologies" items={tags.map((name) => ({ id: name, name }))} />
          <CardAction>
            <LinkButton href="#source" size="small" icon={<ArrowUpRight aria-hidden />}>
              GitHub Repository
            </LinkButton>
          </CardAction>
        </CardBody>
      </Card>
    ))}
  </Grid>
);

export const Plain = () => (
  <Card as="section">
    <Stack $gap={2}>
      <h3>About This Project</h3>
      <Muted>Cards without a link do not answer to the pointer.</Muted>
    </Stack>
  </Card>
);
