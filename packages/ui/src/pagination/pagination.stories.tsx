import { useState } from 'react';
import { Pagination } from './pagination.tsx';

export const Shifts = () => {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      page={page}
      pageCount={3}
      onPage={setPage}
      texts={{
        label: 'Pages of shifts',
        previous: 'Previous',
        next: 'Next',
        jump: 'Go to page',
        go: 'Go',
        position: (at, of) => `Page ${at} of ${of}`,
      }}
    />
  );
};
