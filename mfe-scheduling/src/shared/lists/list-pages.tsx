import { paginationTexts } from '@portfolio/remote-kit/lists';
import { Pagination, type PaginationProps } from '@portfolio/ui/pagination';
import { useTranslation } from '../../translator.ts';

/** The pages of a list; `label` is the name of their navigation. */
export function ListPages({ label, ...pages }: Omit<PaginationProps, 'texts'> & { label: string }) {
  const { t } = useTranslation();
  return <Pagination {...pages} texts={paginationTexts(t, label)} />;
}
