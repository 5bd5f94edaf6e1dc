export { Card, CardAction, CardBody, CardLink, type CardLinkProps } from './card.tsx';
