/** All that the statechart tool knows of FoodDash. */
import * as machines from './machines/index.ts';
import * as models from './tests/models/index.ts';
import { orderingModel } from './tests/models/ordering.ts';

/** `together` is the model of machines that are walked as one. */
export const config = { machines, models, together: orderingModel };
