/** What the public home page may take from here; `size.test.ts` weighs it. */
export { Card, CardBody, CardLink } from '../src/card/index.ts';
export { ChipList } from '../src/chip/index.ts';
export { EmptyState } from '../src/empty-state/index.ts';
export { ErrorState } from '../src/error-state/index.ts';
export { Cluster, Container, Grid, Stack } from '../src/layout/index.ts';
export { LinkButton } from '../src/link-button/index.ts';
export { PageHeading } from '../src/page-heading/index.ts';
export { Picture } from '../src/picture/index.ts';
export { Skeleton, SkeletonGroup, SkeletonText } from '../src/skeleton/index.ts';
export { Spinner } from '../src/spinner/index.ts';
export { Lead, Mono, Muted, Prose } from '../src/text/index.ts';
export { VisuallyHidden } from '../src/visually-hidden/index.ts';
