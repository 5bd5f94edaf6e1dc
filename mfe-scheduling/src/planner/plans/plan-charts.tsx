import { Muted } from '@portfolio/ui/text';
import { color, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { AsTable, Bars, Scale } from '../../shared/charts/charts.tsx';
import { useTranslation } from '../../translator.ts';

/** As wide in every cell: else lengths could not be compared. */
const Line = styled.div`
  width: 8rem;
  height: 0.375rem;
  margin: ${space(1)} 0 0 auto;
  background: ${color.raised};

  & > div {
    min-width: 2px;
    height: 100%;
    background: ${color.accent};
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`;

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space(4)};
`;

/** From where to where something is, beside what it is most of all. */
export function Measure({
  range: { least, most: end },
  most,
}: {
  range: { least: number; most: number };
  most: number;
}) {
  if (most === 0) return null;
  const percent = (value: number) => `${(value / most) * 100}%`;
  return (
    <Line aria-hidden>
      {end > 0 && <div style={{ marginInlineStart: percent(least), width: percent(end - least) }} />}
    </Line>
  );
}

interface Props {
  plans: readonly { name: string; hours: readonly number[] }[];
}

/** How many guards have how many hours, plan beside plan. */
export function HoursEach({ plans }: Props) {
  const { t, language } = useTranslation();
  const width = bandWidth(Math.max(0, ...plans.flatMap(({ hours }) => hours.at(-1) ?? 0)));
  const counts = plans.map(({ hours }) => bandsOf(hours, width));
  const [first] = counts;
  if (!first?.some((count) => count > 0)) return null;
  const most = Math.max(...counts.flat());
  const names = first.map((_, band) => (band === 0 ? '0' : `≤ ${band * width}`));
  return (
    <section aria-labelledby="hours-each">
      <h3 id="hours-each">{t('plans.compare.hoursEach')}</h3>
      <Charts aria-hidden>
        {plans.map(({ name }, at) => (
          <div key={name}>
            <Muted>{name}</Muted>
            <Bars>
              {counts[at]!.map((count, band) => (
                <span key={names[band]}>
                  <span className="covered" style={{ height: `${(count / most) * 100}%` }} />
                </span>
              ))}
            </Bars>
            <Scale>
              {names.map((band) => (
                <span key={band}>{band}</span>
              ))}
            </Scale>
          </div>
        ))}
      </Charts>
      <AsTable
        heads={[t('plans.compare.hours'), ...plans.map(({ name }) => name)]}
        rows={names.map((band, at) => [band, ...counts.map((of) => of[at]!.toLocaleString(language))])}
      />
    </section>
  );
}

/** Most that stand beside each other on a phone, with one for none. */
const most = 6;
const widths = [8, 10, 20, 40, 50, 100];

/** Hours of a band, so that few hold all. */
const bandWidth = (longest: number): number =>
  widths.find((width) => longest <= most * width) ?? Math.ceil(longest / most);

/** How many have none, and how many more than that and up to so many hours, twice as many, and so on. */
function bandsOf(hours: readonly number[], width: number): number[] {
  const counts = Array<number>(most + 1).fill(0);
  for (const each of hours) counts[Math.ceil(each / width)]!++;
  return counts;
}
