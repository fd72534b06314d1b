import { forgetShots } from './shots.ts';

export default forgetShots;
