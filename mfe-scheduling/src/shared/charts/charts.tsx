import { color, font, fontSize, media, radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';

/** Beside each other: what is `covered`, and above it what is `open`; the one of `now` stands out. */
export const Bars = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  height: 5rem;
  border-bottom: 1px solid ${color.borderStrong};

  & > span {
    display: flex;
    flex-direction: column;
    justify-content: end;
  }
  & > .now {
    background: ${color.raised};
  }
  & .open {
    /* A shape of its own, beside its colour. */
    border: 1px dashed ${color.danger};
    border-bottom: 0;
    border-radius: ${radius.control} ${radius.control} 0 0;
  }
  & .covered {
    background: ${color.success};
    forced-color-adjust: none;
  }

  ${media.print} {
    print-color-adjust: exact;
  }
`;

/** What some of the bars stand for, below them. */
export const Scale = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  color: ${color.muted};
  font-family: ${font.code};
  font-size: ${fontSize.tiny};
`;

const Details = styled.details`
  & > summary {
    width: fit-content;
    color: ${color.muted};
    font-size: ${fontSize.small};
    cursor: pointer;
  }
  & table {
    margin-top: ${space(2)};
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: ${space(0.5)} ${space(4)} ${space(0.5)} 0;
    border-bottom: 1px solid ${color.border};
    text-align: start;
    font-weight: 400;
  }
  & td {
    text-align: end;
  }
`;

/** The figures of a chart for who reads or hears them; the first of each row names it. */
export function AsTable({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] }) {
  const { t } = useTranslation();
  return (
    <Details>
      <summary>{t('dashboard.hours.asTable')}</summary>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                <td key={heads[at + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}
