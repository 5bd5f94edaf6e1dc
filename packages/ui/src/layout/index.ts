export { Cluster, Container, Grid, Stack } from './layout.tsx';
