import { useAuthored } from '@portfolio/remote-kit/authored';
import { Card } from '@portfolio/ui/card';
import { Muted } from '@portfolio/ui/text';
import { color, font, fontSize, space } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};

  & > h2 {
    font-size: ${fontSize.large};
  }
`;

const Figure = styled.span`
  font-family: ${font.code};
  font-size: ${fontSize.heading};
  font-variant-numeric: tabular-nums;
`;

const Latest = styled.ul`
  margin-top: ${space(3)};
  padding: 0;
  list-style: '';

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-height: ${space(10)};
    border-top: 1px solid ${color.border};
    font-size: ${fontSize.small};
    overflow-wrap: anywhere;
  }
`;

interface Props {
  title: string;
  /** The list of all of them. */
  to: string;
  count: number;
  /** What the count is out of. */
  of?: string;
  /** The newest ones. */
  items: readonly { id: string; title: string; to: string; mark: ReactNode }[];
  /** Their titles are the visitors' own words, not the site's. */
  foreign?: boolean;
}

/** How many there are of one kind, and the newest of them. */
export function SummaryCard({ title, to, count, of, items, foreign = false }: Props) {
  const { t } = useTranslation();
  const { dir, lang } = useAuthored();
  return (
    <Card as="section">
      <Head>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <Figure>{count}</Figure>
      </Head>
      {of && <Muted>{of}</Muted>}
      {items.length === 0 && <Muted>{t('dashboard.nothing')}</Muted>}
      <Latest>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.to} dir={dir} lang={foreign ? undefined : lang}>
              {item.title}
            </Link>
            {item.mark}
          </li>
        ))}
      </Latest>
    </Card>
  );
}
