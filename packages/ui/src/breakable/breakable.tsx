import { Fragment } from 'react';

/**
 * A word that may be long, such as an e-mail address: where it has no room it breaks behind its signs, not inside of a name.
 */
export const Breakable = ({ children }: { children: string }) =>
  children.split(/(?<=[@._+/-])(?=.)/).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts may repeat and have no other name
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
