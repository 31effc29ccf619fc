import * as Radix from '@radix-ui/react-toast';
import { dismissToast, type Toast, TOAST_DURATION, TOAST_SWIPE_THRESHOLD } from './toast-store.ts';

/** Top of a small screen, bottom right of a larger one, 420 px wide at most (.toasts in site.css). */
export default function ToastRegion({ toasts }: { toasts: Toast[] }) {
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD}>
      {toasts.map(({ id, title, description, action, open, variant, lang }) => (
        <Radix.Root
          key={id}
          className="toast"
          data-variant={variant}
          lang={lang}
          open={open}
          onOpenChange={(stays) => !stays && dismissToast(id)}
        >
          <Radix.Title className="semibold">{title}</Radix.Title>
          {description && <Radix.Description className="small mt-1">{description}</Radix.Description>}
          {action && (
            <Radix.Action className="button button-quiet mt-3" altText={action.label} onClick={action.onClick}>
              {action.label}
            </Radix.Action>
          )}
          <Radix.Close className="close" aria-label="Close">
            ×
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="toasts" />
    </Radix.Provider>
  );
}
