import type { ListState } from '@portfolio/remote-kit/lists';
import { SelectField } from '@portfolio/ui/field';
import { ListToolbar as Toolbar } from '@portfolio/ui/list-toolbar';
import { media } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Area } from '../area.ts';
import { useTranslation } from '../translator.ts';

interface Props {
  area: Area | 'messages';
  address: Pick<ListState, 'searchBox' | 'ordering' | 'orderBy'>;
  /** What the order can be: a value of `ordering` and its words. None when the list is sorted elsewhere. */
  orders?: readonly { value: string; label: string }[];
  /** How many are found; undefined until that is known. */
  count: number | undefined;
  loading: boolean;
  /** Beside how many there are. */
  tools?: ReactNode;
}

/** Wide enough for its words in every language. */
const Order = styled.div`
  ${media.tablet} {
    grid-column: span 2;
    max-width: 18rem;
  }
`;

const noOrders: NonNullable<Props['orders']> = [];

/** Search, order, and how many there are. */
export function ListToolbar({ area, address, orders = noOrders, count, loading, tools }: Props) {
  const { t } = useTranslation();
  const found = count === undefined ? '' : t(`${area}.count`, { count });
  return (
    <Toolbar
      search={{ label: t(`${area}.search`), ...address.searchBox }}
      tools={tools}
      status={loading ? t(`${area}.loading`) : found}
    >
      {orders.length > 0 && (
        <Order>
          <SelectField
            label={t('order.label')}
            value={address.ordering}
            onChange={(event) => address.orderBy(event.target.value)}
            options={orders.map(({ value, label }) => [value, label])}
          />
        </Order>
      )}
    </Toolbar>
  );
}
