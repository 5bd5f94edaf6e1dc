import { parseDate } from '@internationalized/date';
import { useSelection } from '@portfolio/remote-kit/list-tools';
import { shiftDay } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Check from 'lucide-react/icons/check';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pathOf, paths } from '../../paths.ts';
import type { CompanyChoice } from '../../shared/company/use-company.tsx';
import { Secondary } from '../../shared/lists/list-part.tsx';
import { ListTools, SelectionBar } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { PostName } from '../posts/post-name.tsx';
import type { CoveredPost, CoveredWeek } from './coverage.graphql.ts';
import { Bar, Day, Frame, Head, Name, Row, Shown, Sum, type Tone } from './coverage.styles.ts';
import { DayDialog } from './day-dialog.tsx';
import { chosenDay, sumsOf } from './week.ts';

/** Drawn at first; the others on demand. */
const shown = 40;

interface Props {
  week: CoveredWeek;
  posts: readonly CoveredPost[];
  choice: CompanyChoice;
}

/** Posts and the days of a week: hours that are covered of those that are asked for. A day opens what is told of it. */
export function CoverageTable({ week, posts, choice }: Props) {
  const { t, language } = useTranslation();
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<{ post: string; day: string }>();
  const monday = parseDate(week.from);
  const days = Array.from({ length: 7 }, (_, index) => monday.add({ days: index }).toString());
  // Below a range that has the year.
  const nameOf = (day: string) => shiftDay(day, language, 'UTC', new Date(day));
  const [asked, covered] = [sumsOf(posts, 'asked', 7), sumsOf(posts, 'covered', 7)];
  const open = (all ? posts : posts.slice(0, shown)).flatMap((each) =>
    days.flatMap((day, at) => (hoursOn(each, at).open > 0 ? [{ id: chosenDay(each.id, day), day }] : [])),
  );
  const selection = useSelection(open);
  const chosen = new Set(selection.chosen.map(({ id }) => id));
  const post = opened && posts.find(({ id }) => id === opened.post);
  return (
    <Stack $gap={4}>
      {open.length > 0 && (
        <div>
          <ListTools selection={selection} />
        </div>
      )}
      <Frame role="table" aria-label={t('coverage.title')}>
        <Head role="row">
          <span role="columnheader">{t('posts.one')}</span>
          {days.map((day) => (
            <span key={day} role="columnheader">
              {nameOf(day)}
            </span>
          ))}
        </Head>
        {(all ? posts : posts.slice(0, shown)).map((each) => (
          <Row key={each.id} role="row">
            <Name role="rowheader">
              <Link to={choice.within(pathOf(paths.post, each.id))}>
                <PostName name={each.name} color={each.color} />
              </Link>
              <Secondary dir="auto">
                {each.clientName} · {each.locationName ?? t('shifts.mainLocation')}
              </Secondary>
            </Name>
            {days.map((day, at) => (
              <div key={day} role="cell">
                <DayCell
                  hours={hoursOn(each, at)}
                  name={`${each.name}, ${nameOf(day)}`}
                  isChosen={selection.isOn ? chosen.has(chosenDay(each.id, day)) : undefined}
                  onChoose={(on) => selection.choose(chosenDay(each.id, day), on)}
                  onOpen={() => setOpened({ post: each.id, day })}
                />
              </div>
            ))}
          </Row>
        ))}
        <Row role="row">
          <Name role="rowheader">{t('coverage.all')}</Name>
          {days.map((day, at) => (
            <Sum key={day} role="cell">
              {t('coverage.share', { covered: rounded(covered[at]!), asked: rounded(asked[at]!) })}
            </Sum>
          ))}
        </Row>
      </Frame>
      {!all && posts.length > shown && (
        <div>
          <Button onClick={() => setAll(true)}>{t('coverage.more', { count: posts.length - shown })}</Button>
        </div>
      )}
      <SelectionBar selection={selection}>
        <LinkButton
          as={Link}
          size="small"
          to={choice.within(`${paths.fill}?${new URLSearchParams({ week: week.from, only: [...chosen].join(' ') })}`)}
          icon={<Sparkles aria-hidden />}
        >
          {t('plans.fillChosen')}
        </LinkButton>
      </SelectionBar>
      {post && opened && (
        <DayDialog
          week={week}
          post={post}
          day={opened.day}
          title={`${post.name}, ${nameOf(opened.day)}`}
          choice={choice}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

const rounded = (hours: number): number => Math.round(hours * 10) / 10;

interface Hours {
  asked: number;
  covered: number;
  open: number;
  over: number;
  unqualified: number;
}

const hoursOn = ({ asked, covered, open, over, unqualified }: CoveredPost, at: number): Hours => ({
  asked: rounded(asked[at] ?? 0),
  covered: rounded(covered[at] ?? 0),
  open: rounded(open[at] ?? 0),
  over: rounded(over[at] ?? 0),
  unqualified: rounded(unqualified[at] ?? 0),
});

function toneOf({ asked, open, over, unqualified }: Hours): Tone {
  if (open > 0) return 'open';
  if (over > 0 || unqualified > 0) return 'odd';
  return asked > 0 ? 'full' : 'none';
}

interface DayProps {
  hours: Hours;
  name: string;
  /** Undefined while nothing is chosen. */
  isChosen: boolean | undefined;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
}

/** Covered of asked on one day, in colour, numbers and words; a gap is chosen while gaps are. */
function DayCell({ hours, name, isChosen, onChoose, onOpen }: DayProps) {
  const { t } = useTranslation();
  const { asked, covered, open, over, unqualified } = hours;
  const tone = toneOf(hours);
  // Who is too many at another hour covers nothing that is open.
  const present = tone === 'open' ? covered : rounded(covered + over);
  const words = [
    asked > 0 && t('coverage.words.covered', { covered, asked }),
    open > 0 && t('coverage.words.open', { open }),
    over > 0 && t('coverage.words.over', { over }),
    unqualified > 0 && t('coverage.words.unqualified', { unqualified }),
    tone === 'none' && t('coverage.words.none'),
  ].filter((word) => word !== false);
  return (
    <Day
      type="button"
      $tone={tone}
      disabled={tone === 'none' || (isChosen !== undefined && tone !== 'open')}
      title={words.join(', ')}
      aria-pressed={tone === 'open' ? isChosen : undefined}
      onClick={isChosen === undefined ? onOpen : () => onChoose(!isChosen)}
    >
      <VisuallyHidden>{`${name}: ${words.join(', ')}`}</VisuallyHidden>
      <Shown aria-hidden>
        {tone === 'none' && '–'}
        {tone === 'full' && <Check size={16} />}
        {tone === 'odd' && <TriangleAlert size={16} />}
        {tone !== 'none' && <span>{t('coverage.share', { covered: present, asked })}</span>}
        {tone === 'open' && <Bar $share={asked > 0 ? covered / asked : 0} />}
      </Shown>
    </Day>
  );
}
