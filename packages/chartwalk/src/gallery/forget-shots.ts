import { removeShots } from './shots.ts';

export default removeShots;
