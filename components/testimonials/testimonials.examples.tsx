import { Testimonials } from "./testimonials.tsx";

export const examples = { three: <Testimonials heading="Said about us" reviews="Read all reviews" /> };
