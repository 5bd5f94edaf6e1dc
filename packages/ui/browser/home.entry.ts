/** What the public home page may take from here; `size.test.ts` weighs it. */
export { Card, CardBody, CardLink } from '../src/card/card.tsx';
export { ChipList } from '../src/chip/chip.tsx';
export { EmptyState } from '../src/empty-state/empty-state.tsx';
export { ErrorState } from '../src/error-state/error-state.tsx';
export { Cluster, Container, Grid, Stack } from '../src/layout/layout.tsx';
export { LinkButton } from '../src/link-button/link-button.tsx';
export { PageHeading } from '../src/page-heading/page-heading.tsx';
export { Picture } from '../src/picture/picture.tsx';
export { Skeleton, SkeletonGroup, SkeletonText } from '../src/skeleton/skeleton.tsx';
export { Spinner } from '../src/spinner/spinner.tsx';
export { Lead, Mono, Muted, Prose } from '../src/text/text.tsx';
export { VisuallyHidden } from '../src/visually-hidden/visually-hidden.tsx';
