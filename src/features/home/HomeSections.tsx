import { Features } from './Features.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TrackingDemo } from './TrackingDemo.tsx';

/** All of the home page but what is seen at first. */
export function HomeSections() {
  return (
    <>
      <TrackingDemo />
      <Features />
      <Testimonials />
    </>
  );
}
