import { useQuery } from '@apollo/client/react';
import { useLanguage } from '@portfolio/remote-kit';
import { OwnerCard } from '../owner/owner-card.tsx';
import { FeaturedProjects as query, most } from './home.graphql.ts';

/** Who makes the site, once somebody is named. Without an answer the other parts of the page say so. */
export function Maker() {
  const { data } = useQuery(query, { variables: { pageSize: most, language: useLanguage() } });
  return <OwnerCard owner={data?.siteOwner} />;
}
