/** A number to tap. What is no plain American number (two numbers, an extension) stands as it was read. */
export function PhoneNumber({ text }: { text: string }) {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 10 || /[a-z]/i.test(text)) return text;
  return <a href={`tel:+1${digits}`}>{text}</a>;
}
