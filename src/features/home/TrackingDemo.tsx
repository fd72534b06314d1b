import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { homeDemoMachine } from '../../../machines/home-demo.ts';
import { FormField } from '../../shared/FormField.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { useMachine } from '../../shared/actors.ts';
import { DemoMap } from './DemoMap.tsx';
import { DemoProgress } from './DemoProgress.tsx';
import { messages } from './messages.en.tsx';

/** Shows a sample delivery of ten seconds, so that customers see how tracking works before they order. */
export function TrackingDemo() {
  const [demo, send] = useMachine(homeDemoMachine);
  const { progress } = demo.context;
  return (
    <Box
      component="section"
      aria-labelledby="demo-title"
      sx={{ borderBlock: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container
        sx={{
          py: { xs: 5, md: 8 },
          display: 'grid',
          gap: { xs: 4, md: 7 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.8fr) minmax(0, 1.2fr)' },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography variant="h2" id="demo-title">
            {messages.demo.title}
          </Typography>
          <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 1.5 }}>
            {messages.demo.text}
          </Typography>
          <Box
            component="form"
            // Before hydration, submitting the form must not leave the page.
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault();
              send({ type: 'demo.started' });
            }}
            sx={{ display: 'flex', gap: 1.5, mt: 3, alignItems: 'flex-start' }}
          >
            <FormField
              label={messages.demo.orderId}
              name="demoOrderId"
              placeholder="FD12345"
              autoComplete="off"
              required
            />
            <Button
              type="submit"
              variant="contained"
              size="large"
              sx={{ height: 56, flexShrink: 0 }}
            >
              {messages.demo.start}
            </Button>
          </Box>
          <DemoProgress state={demo.value} progress={progress} />
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
            {messages.demo.note(
              <TextLink to="/track">{messages.demo.track}</TextLink>,
              <TextLink to="/services">{messages.demo.services}</TextLink>,
            )}
          </Typography>
        </div>
        <DemoMap progress={progress} />
      </Container>
    </Box>
  );
}
