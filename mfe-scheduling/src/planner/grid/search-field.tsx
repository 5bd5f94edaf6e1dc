import { useSearchText } from '@portfolio/remote-kit/lists';
import { color, controlHeight, fontSize, media, radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import type { GridAddress } from './use-grid-address.ts';

/** A control of the bar: as high as its small buttons. */
export const barControl = `
  min-width: 0;
  min-height: ${controlHeight.small};
  padding: 0 ${space(2)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.field};
  color: ${color.text};
  font-size: ${fontSize.small};
`;

const Search = styled.input`
  ${barControl}
  flex: 1 1 6rem;
  max-width: 14rem;

  /* In a line of its own, the last: so the buttons stand together. */
  ${media.phone} {
    flex-basis: 100%;
    order: 1;
    max-width: none;
  }

  ${media.touch} {
    min-height: ${controlHeight.touch};
    font-size: ${fontSize.body};
  }
`;

const id = 'find-rows';

/** Keeps the rows with these words in their names. */
export function SearchField({ address }: { address: GridAddress }) {
  const { t } = useTranslation();
  const [text, setText] = useSearchText(address.filters.search, (search) => address.change({ search }));
  return (
    <Search
      type="search"
      name={id}
      aria-label={t('scheduler.search')}
      placeholder={t('scheduler.find')}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

export const focusSearchField = (): void => document.querySelector<HTMLInputElement>(`input[name=${id}]`)?.focus();
