import { SelectField, TextField } from '@portfolio/ui/field';
import { color, fontSize, media, space } from '@portfolio/ui/tokens';
import { Spinner } from '@portfolio/ui/spinner';
import { styled } from 'styled-components';
import type { Area } from '../area.ts';
import { useTranslation } from '../translator.ts';
import type { ListState } from '@portfolio/remote-kit/lists';

const Row = styled.div.attrs({ role: 'search' })`
  display: grid;
  align-items: end;
  gap: ${space(3)} ${space(4)};

  ${media.tablet} {
    grid-template-columns: minmax(12rem, 24rem) 16rem 1fr;
  }
`;

const Count = styled.div`
  display: flex;
  justify-content: end;
  min-height: ${space(6)};
  white-space: nowrap;
  color: ${color.muted};
  font-size: ${fontSize.small};

  ${media.tablet} {
    grid-column: -2;
    padding-bottom: ${space(2)};
  }
`;

interface Props {
  area: Area;
  address: ListState;
  /** What the order can be: a value of `ordering` and its words. None when the list is sorted elsewhere. */
  orders?: readonly { value: string; label: string }[];
  /** How many are found; undefined until that is known. */
  count: number | undefined;
  loading: boolean;
}

const noOrders: NonNullable<Props['orders']> = [];

/** Search, order, and how many there are. */
export function ListToolbar({ area, address, orders = noOrders, count, loading }: Props) {
  const { t } = useTranslation();
  return (
    <Row>
      <TextField
        type="search"
        label={t(`${area}.search`)}
        value={address.searchBox.value}
        onChange={(event) => address.searchBox.onChange(event.target.value)}
      />
      {orders.length > 0 && (
        <SelectField
          label={t('order.label')}
          value={address.ordering}
          onChange={(event) => address.orderBy(event.target.value)}
        >
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <Count>
        {loading ? (
          <Spinner label={t(`${area}.loading`)} />
        ) : (
          <p role="status">{count !== undefined && t(`${area}.count`, { count })}</p>
        )}
      </Count>
    </Row>
  );
}
