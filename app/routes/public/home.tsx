export default function Home() {
  return <h1 className="p-8 text-5xl">The best in town, at your door.</h1>;
}
