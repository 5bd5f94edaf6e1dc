import { useSearchText } from '@portfolio/remote-kit';
import { SelectField, TextField } from '@portfolio/ui/field';
import { color, fontSize, media, space } from '@portfolio/ui/tokens';
import { Spinner } from '@portfolio/ui/spinner';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { orderings, type ProjectListAddress } from './use-project-list-address.ts';

const Row = styled.div.attrs({ role: 'search' })`
  display: grid;
  align-items: end;
  gap: ${space(3)} ${space(4)};

  ${media.tablet} {
    grid-template-columns: minmax(12rem, 24rem) minmax(10rem, 14rem) 1fr;
  }
`;

const Count = styled.div`
  display: flex;
  justify-content: end;
  min-height: ${space(6)};
  color: ${color.muted};
  font-size: ${fontSize.small};

  ${media.tablet} {
    padding-bottom: ${space(2)};
  }
`;

interface Props {
  address: ProjectListAddress;
  /** How many are found; undefined until that is known. */
  count: number | undefined;
  loading: boolean;
}

/** Search, order, and how many there are. */
export function ProjectToolbar({ address, count, loading }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useSearchText(address.search, address.searchFor);
  return (
    <Row>
      <TextField
        type="search"
        label={t('projects.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        label={t('projects.order.label')}
        value={address.ordering}
        onChange={(event) => address.orderBy(event.target.value)}
      >
        {orderings.map((ordering) => (
          <option key={ordering} value={ordering}>
            {t(`projects.order.${ordering}`)}
          </option>
        ))}
      </SelectField>
      <Count>
        {loading ? (
          <Spinner label={t('projects.loading')} />
        ) : (
          <p role="status">{count !== undefined && t('projects.count', { count })}</p>
        )}
      </Count>
    </Row>
  );
}
